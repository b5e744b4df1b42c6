### Messages of the program about files.

notice-saved = Saved in { $file }.
notice-not-saved = Not saved in { $file }: { $why }
notice-not-opened = Not opened: { $file }. { $why }

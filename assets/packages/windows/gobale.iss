; The Windows installer, for Inno Setup 6: iscc /DVersion=0.1.0 assets\packages\windows\gobale.iss
; It takes the two programs from target\release, needs no administrator, and lets .gobale files open with Gobale.

#ifndef Version
#define Version "0.1.0"
#endif

[Setup]
AppId=io.github.gobale.gobale
AppName=Gobale
AppVersion={#Version}
AppPublisher=The authors of Gobale
DefaultDirName={autopf}\Gobale
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
SourceDir=..\..\..
OutputDir=target\packages
OutputBaseFilename=gobale-{#Version}-windows-x86_64-setup
SetupIconFile=assets\packages\windows\gobale.ico
UninstallDisplayIcon={app}\gobale-window.exe
LicenseFile=LICENSE-MIT
Compression=lzma2
SolidCompression=yes

[Tasks]
Name: desktopicon; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "target\release\gobale.exe"; DestDir: "{app}"
Source: "target\release\gobale-window.exe"; DestDir: "{app}"
Source: "LICENSE-MIT"; DestDir: "{app}"
Source: "LICENSE-APACHE"; DestDir: "{app}"
Source: "README.md"; DestDir: "{app}"

[Icons]
Name: "{autoprograms}\Gobale"; Filename: "{app}\gobale-window.exe"; AppUserModelID: "io.github.gobale.gobale"
Name: "{autodesktop}\Gobale"; Filename: "{app}\gobale-window.exe"; Tasks: desktopicon

[Registry]
; A double click on a .gobale file opens it. Files that end in .ron are nobody's own: Gobale is only offered for them.
Root: HKA; Subkey: "Software\Classes\.gobale"; ValueType: string; ValueData: "Gobale.Session"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.gobale"; ValueName: "Content Type"; ValueType: string; ValueData: "application/x-gobale-session"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ron\OpenWithProgids"; ValueName: "Gobale.Session"; ValueType: string; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Gobale.Session"; ValueType: string; ValueData: "Gobale game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Gobale.Session\DefaultIcon"; ValueType: string; ValueData: "{app}\gobale-window.exe,0"
Root: HKA; Subkey: "Software\Classes\Gobale.Session\shell\open\command"; ValueType: string; ValueData: """{app}\gobale-window.exe"" ""%1"""

[Run]
Filename: "{app}\gobale-window.exe"; Description: "{cm:LaunchProgram,Gobale}"; Flags: nowait postinstall skipifsilent

// What is copied of a block of code: no prompts, no output of commands, no removed lines.

const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'console', 'powershell', 'ps1', 'bat', 'cmd'];
/** `$ ls`, `> ls`, `PS C:\> ls`. */
const PROMPT = /^(?:\$|>|PS[^>\n]*>) /;
/** A line that goes on: a backslash in shells, a back-tick in PowerShell. */
const GOES_ON = /[\\`]$/;
/** Opens a text that runs to a line with this word alone. */
const HERE_TEXT = /<<-?\s*(["']?)(\w+)\1/;

/** `code` is the element that holds the highlighted code. */
export function codeText(code: Element): string {
  const lines = [...code.querySelectorAll('.l')];
  const language = /(?:^|\s)language-(\S+)/.exec(code.className)?.[1] ?? '';
  const text =
    lines.length === 0
      ? (code.textContent ?? '')
      : lines
          .filter((line) => !(line.getAttribute('data-m') ?? '').split(' ').includes('del'))
          .map((line) => line.textContent ?? '')
          .join('');
  if (language === 'diff') return lines.length === 0 ? text : afterDiff(code, text);
  return SHELLS.includes(language) ? commandsOf(text) : text;
}

/** A patch is copied as it is: programs read it. Of any other diff the code as it is afterwards. */
function afterDiff(code: Element, text: string): string {
  const whole = code.textContent ?? '';
  if (/^(?:@@ |diff --git |--- \S)/m.test(whole)) return whole;
  const lines = text.replace(/\n$/, '').split('\n');
  const isIndented = lines.every((line) => line === '' || line[0] === '+' || line[0] === ' ');
  return lines.map((line) => (line[0] === '+' || isIndented ? line.slice(1) : line)).join('\n');
}

/** Where one line has a prompt, those without are what the commands print. */
function commandsOf(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => PROMPT.test(line))) return text;
  const commands: string[] = [];
  let goesOn = false;
  let until: string | null = null;
  for (const line of lines) {
    const isCommand = PROMPT.test(line);
    if (!isCommand && !goesOn && until === null) continue;
    const command = line.replace(PROMPT, '');
    commands.push(command);
    goesOn = GOES_ON.test(command);
    if (until === null) until = HERE_TEXT.exec(command)?.[2] ?? null;
    else if (command.trim() === until) until = null;
  }
  return commands.join('\n');
}

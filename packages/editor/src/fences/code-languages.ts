/** Languages suggested for a code block. Any other name can be typed. */
export const CODE_LANGUAGES: readonly string[] = (
  'bash c cpp csharp css diff dockerfile go graphql html ini java javascript json kotlin latex lua ' +
  'makefile markdown php plaintext powershell python r ruby rust scala sql swift toml typescript xml yaml'
).split(' ')

/** Short names by which people look for a language. */
const ALIASES: Readonly<Record<string, string>> = {
  bash: 'sh shell zsh',
  cpp: 'c++ cc',
  csharp: 'c# cs',
  go: 'golang',
  javascript: 'js jsx',
  kotlin: 'kt',
  latex: 'tex',
  markdown: 'md',
  plaintext: 'text txt',
  powershell: 'ps1',
  python: 'py',
  ruby: 'rb',
  rust: 'rs',
  typescript: 'ts tsx',
  xml: 'svg',
  yaml: 'yml',
}

/**
 * Returns the languages with a name or a short name that begins with the typed text. A language with exactly this name
 * comes first.
 */
export function matchingLanguages(typed: string): readonly string[] {
  const wanted = typed.toLowerCase()
  const names = (language: string) => [language, ...(ALIASES[language]?.split(' ') ?? [])]
  const found = CODE_LANGUAGES.filter((language) => names(language).some((name) => name.startsWith(wanted)))
  const isExact = (language: string) => names(language).includes(wanted)
  return [...found.filter(isExact), ...found.filter((language) => !isExact(language))]
}

/** Languages suggested for a code block. Any other name can be typed. */
export const CODE_LANGUAGES: readonly string[] = (
  'bash c cpp csharp css diff dockerfile go graphql html ini java javascript json kotlin latex lua ' +
  'makefile markdown php plaintext powershell python r ruby rust scala sql swift toml typescript xml yaml'
).split(' ')

/** Maximum length of a formula in characters; longer ones are left as source. */
export const formulaLimit = 1_000

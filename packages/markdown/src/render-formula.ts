import katex from 'katex'

/** Longest formula, in characters; longer ones stay as they were written. */
export const formulaLimit = 1_000

/** Characters of formulas that are set in one text. */
export const formulaBudget = 20_000

// A formula that defines its own words could grow without bound while it is read.
const definesMacros =
  /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?new(?:command|environment)|providecommand)(?![a-z])/i

/**
 * Sets a TeX formula as MathML, which browsers show without scripts, styles or fonts of their own.
 *
 * @param display a formula with a line of its own
 * @returns undefined for what is too long, not TeX, or defines words of its own
 */
export function renderFormula(tex: string, display: boolean): string | undefined {
  if (tex.length > formulaLimit || tex.trim() === '' || definesMacros.test(tex)) return undefined
  try {
    const html = katex.renderToString(tex, {
      displayMode: display,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxSize: 20,
    })
    return /<math[\s>].*<\/math>/s.exec(html)?.[0]
  } catch {
    // Whatever a formula does to its reader, nested too deeply included, it is no formula then.
    return undefined
  }
}

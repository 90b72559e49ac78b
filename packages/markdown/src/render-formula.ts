import katex from 'katex'
import { formulaLimit } from './formula-limit.ts'

/** Maximum number of formula characters rendered per text. */
export const formulaBudget = 20_000

// A formula that defines its own macros could expand without bound.
const definesMacros =
  /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?new(?:command|environment)|providecommand)(?![a-z])/i

/**
 * Renders a TeX formula as MathML, which browsers display without scripts, styles or fonts.
 *
 * @param display true for a formula on a line of its own
 * @returns undefined if it is too long, not TeX, or defines macros
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
    // Whenever the parser throws, for example because of deep nesting, the text is not treated as a formula.
    return undefined
  }
}

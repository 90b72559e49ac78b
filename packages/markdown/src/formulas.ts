import type { Env, MarkdownIt } from 'markdown-it'
import { type MarkupEnv, withinMarkupBudget } from './html-limit.ts'
import { renderFormula } from './render-formula.ts'

/** Environment with the text's budget for formulas: the number of formula characters that may still be rendered. */
export interface FormulaEnv extends Env, MarkupEnv {
  formulaLeft: number
}

/** Renders a formula as MathML; undefined if it is not a formula or the text's budget is spent. */
export function renderFormulaWithinBudget(content: string, display: boolean, env: FormulaEnv): string | undefined {
  if (content.length > env.formulaLeft) return undefined
  env.formulaLeft -= content.length
  return withinMarkupBudget(renderFormula(content, display), env)
}

function show(parser: MarkdownIt, content: string, mark: string, env: FormulaEnv): string {
  const source = `${mark}${content}${mark}`
  return renderFormulaWithinBudget(content, mark === '$$', env) ?? parser.utils.escapeHtml(source)
}

/** Adds the renderer rules for the formulas that `formulaSyntax` parses. */
export function formulas(md: MarkdownIt): void {
  md.renderer.rules['formula'] = (tokens, index, _options, env) => {
    const token = tokens[index]
    // The environment is the object that `renderSafely` passes to the renderer.
    return token ? show(md, token.content, token.markup, env as FormulaEnv) : ''
  }
  md.renderer.rules['formula_block'] = (tokens, index, _options, env) => {
    const token = tokens[index]
    // The environment is the object that `renderSafely` passes to the renderer.
    return token ? `<p>${show(md, token.content, token.markup, env as FormulaEnv)}</p>\n` : ''
  }
}

import type { PluginText } from './plugin-text.ts'

/** Thrown for a plugin with errors in its definition; `problems` lists all of them. */
export class InvalidPlugin extends Error {
  override name = 'InvalidPlugin'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`This is no usable plugin: ${problems.join('; ')}`)
    this.problems = problems
  }
}

/**
 * A refusal with a text for the person waiting for the result. Throw it from a hook. Any other error is logged, and the
 * person is only shown that the plugin failed.
 * @example throw new PluginRefusal({ en_US: 'There is no such realm.', zh_CN: '没有这个域。' })
 */
export class PluginRefusal extends Error {
  override name = 'PluginRefusal'
  /** Plain text shown to the person. */
  readonly text: PluginText
  constructor(text: PluginText) {
    super(typeof text === 'string' ? text : text.en_US)
    this.text = text
  }
}

/** True if an error is a {@link PluginRefusal}, including one from another copy of this package. */
export function isPluginRefusal(error: unknown): error is PluginRefusal {
  return error instanceof Error && error.name === 'PluginRefusal' && 'text' in error && isText(error.text)
}

function isText(text: unknown): text is PluginText {
  if (typeof text === 'string') return true
  return typeof text === 'object' && text !== null && 'en_US' in text && typeof text.en_US === 'string'
}

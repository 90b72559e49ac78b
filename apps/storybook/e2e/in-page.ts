// Functions that run inside Storybook's frame. Playwright sends each function there separately, so it cannot use
// anything else in this module.

interface Violation {
  id: string
  help: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

/** The outcome of a story. */
export interface Outcome {
  errors: string[]
  violations: Violation[]
}

interface Viewports {
  options: Record<string, { styles: { width: string; height: string } } | undefined>
}

/** The part of Storybook's preview that is used here. */
interface StorybookPreview {
  ready(): Promise<void>
  loadStory(story: { storyId: string }): Promise<{
    storyGlobals: { viewport?: { value: string } }
    parameters: { viewport: Viewports }
  }>
}

interface Finished {
  storyId: string
  status: 'success' | 'error'
  reporters: { type: string; result: { violations?: Violation[]; error?: Error } }[]
}

type Listener = (payload: unknown) => void

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: StorybookPreview
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: Listener): void
      off(event: string, listener: Listener): void
      emit(event: string, payload: object): void
    }
    /** Provided by the accessibility addon. */
    axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> }
  }
}

/** Returns the screen size that a story sets. */
export async function screenOf(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId })
  const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles
  return styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) }
}

/** Renders and plays a story, after which the accessibility addon runs axe. */
export function runStory(storyId: string): Promise<Outcome> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const failures = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyMissing',
  ]
  const errors: string[] = []
  return new Promise((resolve) => {
    const listeners: [string, Listener][] = [
      ...failures.map((event): [string, Listener] => [event, (error) => fail(event, error)]),
      ['storyFinished', (finished) => finish(finished as Finished)],
    ]
    for (const [event, listener] of listeners) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })

    function fail(event: string, error: unknown): void {
      const { message, stack } = error as Partial<Error>
      errors.push(`${event}: ${message ?? JSON.stringify(error)}\n${stack ?? ''}`)
      // If the story is missing, nothing is rendered, and no other event reports an end.
      if (event === 'storyMissing') end([])
    }
    function finish({ storyId: finished, status, reporters }: Finished): void {
      if (finished !== storyId) return
      const violations = reporters.flatMap(({ result }) => result.violations ?? [])
      const unread = reporters.flatMap(({ result }) => (result.error === undefined ? [] : [String(result.error)]))
      errors.push(...unread)
      if (!reporters.some(({ type }) => type === 'a11y') && errors.length === 0) errors.push('axe did not run')
      if (status === 'error' && errors.length + violations.length === 0)
        errors.push('Storybook says no more than error')
      end(violations)
    }
    function end(violations: Violation[]): void {
      for (const [event, listener] of listeners) channel.off(event, listener)
      resolve({ errors, violations })
    }
  })
}

/** Switches the shown story to the dark theme and checks its colors. */
export async function contrastInDark(): Promise<Violation[]> {
  document.documentElement.dataset['theme'] = 'dark'
  const { violations } = await window.axe.run(
    // Excludes Storybook's own elements, which the accessibility addon excludes as well.
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'], iframes: false },
  )
  return violations
}

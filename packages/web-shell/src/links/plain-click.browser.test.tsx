import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { isPlainClick } from './plain-click.ts'

/** Returns whether a click on a link is plain. The browser never follows the link. */
function clickOn(attributes: ComponentProps<'a'>, event: MouseEventInit = {}): boolean | undefined {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  let isPlain: boolean | undefined
  const onClick: ComponentProps<'a'>['onClick'] = (click) => {
    isPlain = isPlainClick(click)
    click.preventDefault()
  }
  flushSync(() =>
    root.render(
      <a href="/questions" {...attributes} onClick={onClick}>
        Questions
      </a>,
    ),
  )
  place.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
  return isPlain
}

it.each([
  [true, {}, {}],
  [true, { target: '_self' }, {}],
  [false, { target: '_blank' }, {}],
  [false, { download: 'questions.csv' }, {}],
  [false, { download: '' }, {}],
  [false, { download: true }, {}],
  [false, {}, { ctrlKey: true }],
  [false, {}, { button: 1 }],
])('%s for a link with %j and a click with %j', (isPlain, attributes, event) =>
  expect(clickOn(attributes, event)).toBe(isPlain),
)

import '@quandary/ui/reset.css'
import '@quandary/ui/styles.css'
import { useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MarkdownEditor, type FaceFeature } from '../src/react/index.ts'
import { richText } from '../src/rich/rich-text.ts'

/** Interface through which `main.ts` drives the page. All times are in milliseconds. */
export interface BenchPage {
  /** Times from each key press to the following layout. Reading clears the list. */
  takeKeys: () => number[]
  /** Pastes a text, and then measures for three seconds. */
  paste: (text: string) => Promise<{ handled: number; longestTask: number; longestFrame: number }>
}

const QUIET_MS = 3000

/** A minimal app that stores the text in React state. */
function Host({ start, features }: { start: string; features: readonly FaceFeature[] }): ReactNode {
  const [value, setValue] = useState(start)
  const limits = { maxLength: 65_535, savedValue: start }
  return <MarkdownEditor label="Text" value={value} onChange={setValue} features={features} {...limits} />
}

/** A plain textarea in the same page: the baseline of the browser itself. */
function PlainHost(): ReactNode {
  const [value, setValue] = useState('')
  return <textarea aria-label="Text" value={value} onChange={(event) => setValue(event.target.value)} />
}

let keys: number[] = []
let pressed = 0

/**
 * Records a key press once its effects are done and the page is laid out. CodeMirror and React both apply effects in
 * microtasks, so it waits for some of those first.
 */
async function note() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  document.body.getBoundingClientRect()
  keys.push(performance.now() - pressed)
}

addEventListener('keydown', () => (pressed = performance.now()), { capture: true })
addEventListener('input', () => void note())
// The editor handles some keys itself, so they cause no input event.
addEventListener('keydown', (event) => event.defaultPrevented && void note())

async function paste(pasted: string) {
  const surface = document.querySelector('.cm-content')
  const data = new DataTransfer()
  data.setData('text/plain', pasted)
  let longestTask = 0
  const tasks = new PerformanceObserver((list) => {
    longestTask = Math.max(longestTask, ...list.getEntries().map(({ duration }) => duration))
  })
  tasks.observe({ type: 'longtask' })
  const frames = watchFrames()
  const start = performance.now()
  surface?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  const handled = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  tasks.disconnect()
  return { handled, longestTask, longestFrame: frames.end() }
}

function watchFrames() {
  let longest = 0
  let before = performance.now()
  let ended = false
  const frame = () => {
    const now = performance.now()
    longest = Math.max(longest, now - before)
    before = now
    if (!ended) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  return {
    end: () => {
      ended = true
      return longest
    },
  }
}

const bench: BenchPage = {
  takeKeys: () => {
    const taken = keys
    keys = []
    return taken
  },
  paste,
}

Object.assign(window, { bench })

const place = document.querySelector('#place')
const asked = new URLSearchParams(location.search)
const start = asked.has('full') ? sessionStorage.getItem('start') : ''
const features = asked.has('rich') ? [richText()] : []
const editor = <Host start={start ?? ''} features={features} />
if (place) createRoot(place).render(asked.has('plain') ? <PlainHost /> : editor)

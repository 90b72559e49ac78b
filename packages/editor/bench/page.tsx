import '@quandary/ui/styles.css'
import { useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MarkdownEditor } from '../src/react/index.ts'

/** What the driver reads and calls; all times in milliseconds. */
export interface BenchPage {
  /** From each key to the page being laid out again. Emptied by reading. */
  takeKeys: () => number[]
  /** Pastes a text and waits for three quiet seconds. */
  paste: (text: string) => Promise<{ handled: number; longestTask: number; longestFrame: number }>
}

const QUIET_MS = 3000

/** An app as small as can be that keeps the text as React state, as every app does. */
function Host({ start }: { start: string }): ReactNode {
  const [value, setValue] = useState(start)
  return <MarkdownEditor label="Text" value={value} onChange={setValue} maxLength={65_535} savedValue={start} />
}

/** What the browser itself needs for a key, in the same page. */
function PlainHost(): ReactNode {
  const [value, setValue] = useState('')
  return <textarea aria-label="Text" value={value} onChange={(event) => setValue(event.target.value)} />
}

let keys: number[] = []
let pressed = 0

/** Notes a key when everything it caused is done and the page is laid out: CodeMirror and React both use microtasks. */
async function note() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  document.body.getBoundingClientRect()
  keys.push(performance.now() - pressed)
}

addEventListener('keydown', () => (pressed = performance.now()), { capture: true })
addEventListener('input', () => void note())
// Some keys are taken by the editor itself, and make no input event.
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
if (place) createRoot(place).render(asked.has('plain') ? <PlainHost /> : <Host start={start ?? ''} />)

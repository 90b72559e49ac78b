import type { ApiError, ApiResult } from '@quandary/api-client'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useState, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FailuresContext } from '../errors/failures-context.ts'
import { useAction } from './use-action.ts'
import { useOptimisticState } from './use-optimistic-state.ts'

const refusal: ApiError = { kind: 'offline', status: 0, reason: '', message: 'No connection', cause: null }

/** Renders a component; returns the messages of the failures that it reports. */
function show(component: ReactNode): string[] {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const reported: string[] = []
  const report = ({ message }: ApiError) => void reported.push(message)
  const failures = { report, reportInForm: () => ({ fields: {} }) }
  flushSync(() => root.render(<FailuresContext value={failures}>{component}</FailuresContext>))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return reported
}

/** Creates a `call` that the test answers. `sent` contains every call with the object it is about. */
function calls<Data>() {
  const sent: { of: string; answer: (result: ApiResult<Data>) => void }[] = []
  const call = (of: string) =>
    new Promise<ApiResult<Data>>((resolve) => {
      sent.push({ of, answer: resolve })
    })
  return { sent, call }
}

const button = (name: string) => page.getByRole('button', { name })

function Mutes({ call, done }: { call: (of: string) => Promise<ApiResult<null>>; done?: () => Promise<void> }) {
  const { act, busy, isBusyOn } = useAction()
  return (
    <>
      {['A', 'B'].map((on) => (
        <button
          key={on}
          type="button"
          aria-busy={isBusyOn(on)}
          onClick={() => void act(() => call(on), { on, ...(done && { done }) })}
        >
          {on}
        </button>
      ))}
      <output>{busy ? 'busy' : 'idle'}</output>
    </>
  )
}

it('acts on different things are independent, and a second act on the same one is dropped', async () => {
  const { sent, call } = calls<null>()
  const reported = show(<Mutes call={call} />)
  await userEvent.click(button('A'))
  await userEvent.click(button('B'))
  await userEvent.click(button('A'))
  expect(sent.map(({ of }) => of)).toEqual(['A', 'B'])
  sent[0]?.answer({ error: refusal })
  await expect.element(button('A')).toHaveAttribute('aria-busy', 'false')
  await expect.element(button('B')).toHaveAttribute('aria-busy', 'true')
  expect(reported).toEqual(['No connection'])
  await userEvent.click(button('A'))
  expect(sent.map(({ of }) => of)).toEqual(['A', 'B', 'A'])
})

it('an act stays busy until its follow-up has ended', async () => {
  const { sent, call } = calls<null>()
  const following = Promise.withResolvers<void>()
  show(<Mutes call={call} done={() => following.promise} />)
  await userEvent.click(button('A'))
  sent[0]?.answer({ data: null })
  await userEvent.click(button('A'))
  expect(sent).toHaveLength(1)
  await expect.element(page.getByRole('status')).toHaveTextContent('busy')
  following.resolve()
  await expect.element(page.getByRole('status')).toHaveTextContent('idle')
})

interface Follow {
  on: boolean
  count: number
}

const LOADED: Follow = { on: false, count: 4 }

/** A screen that switches from one tag to another with the same counts. */
function Tags({ call }: { call: (of: string) => Promise<ApiResult<Follow>> }) {
  const [tag, setTag] = useState('A')
  const { state, request } = useOptimisticState<Follow>({
    of: tag,
    loaded: LOADED,
    isSame: (one, other) => one.on === other.on,
    send: () => call(tag),
  })
  return (
    <>
      <button type="button" onClick={() => setTag(tag === 'A' ? 'B' : 'A')}>
        Turn
      </button>
      <button type="button" aria-pressed={state.on} onClick={() => request(({ on, count }) => ({ on: !on, count }))}>
        Follow
      </button>
      <output>{`${tag} ${state.count}`}</output>
    </>
  )
}

it('a screen that turns to another object shows and changes only that, whatever both have alike', async () => {
  const { sent, call } = calls<Follow>()
  show(<Tags call={call} />)
  await userEvent.click(button('Follow'))
  await expect.element(button('Follow')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('Turn'))
  await expect.element(button('Follow')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button('Follow'))
  expect(sent.map(({ of }) => of)).toEqual(['A', 'B'])
  // The late response for tag A must not change tag B.
  sent[0]?.answer({ data: { on: true, count: 70 } })
  sent[1]?.answer({ data: { on: true, count: 5 } })
  await expect.element(page.getByRole('status')).toHaveTextContent('B 5')
  await expect.element(button('Follow')).toHaveAttribute('aria-pressed', 'true')
})

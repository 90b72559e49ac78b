import { Button, ButtonLink, EmptyState, ErrorState, Notice, OfflineBanner, useToast } from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { GuidePage, Rule } from './guide-page.tsx'

const meta = { title: 'Guide/Empty and error states', component: GuidePage } satisfies Meta<typeof GuidePage>
export default meta

export const Empty: StoryObj = {
  render: () => (
    <GuidePage
      title="Empty states"
      lead="Say what belongs here and offer one act. No picture, no joke: an empty list is the first step of somebody new."
    >
      <Rule title="Nothing yet" words="What will be here, and the one act that begins it.">
        <EmptyState title="No tags followed" level={3} actions={<ButtonLink href="/tags">Browse tags</ButtonLink>}>
          Follow tags to find their questions first.
        </EmptyState>
      </Rule>
      <Rule title="Nothing found" words="Repeat what was asked for, and how to ask for more.">
        <EmptyState
          title="Nothing found for “purple seedlings frost”"
          level={3}
          actions={<ButtonLink href="/questions/ask">Ask question</ButtonLink>}
        >
          Try fewer words, or ask.
        </EmptyState>
      </Rule>
      <Rule title="All done" words="An emptied queue is a good outcome; it needs no act.">
        <EmptyState title="No review tasks left" level={3}>
          New ones come with edits, flags and first posts.
        </EmptyState>
      </Rule>
    </GuidePage>
  ),
}

function ToastExample(): ReactNode {
  const toasts = useToast()
  const show = () =>
    toasts.show({
      text: 'Your vote was not counted.',
      tone: 'error',
      action: { label: 'Vote again', onSelect: () => undefined },
    })
  return (
    <div>
      <Button onClick={show}>Show an error</Button>
    </div>
  )
}

export const Errors: StoryObj = {
  render: () => (
    <GuidePage
      title="Error states"
      lead="Say what happened, then the next step. Each kind has its own face, and trying again loses nothing."
    >
      <Rule
        title="A page that ends here"
        words="No access, not found, the server’s fault: a heading, a sentence, a way on."
      >
        <ErrorState
          code="404"
          title="Not found"
          level={2}
          actions={<ButtonLink href="/">Back to questions</ButtonLink>}
        >
          The question was deleted, or the address is wrong.
        </ErrorState>
      </Rule>
      <Rule title="A part that failed" words="It is told in its place; the rest of the page goes on.">
        <Notice tone="danger" title="The comments did not load." actions={<Button size="sm">Load again</Button>} />
      </Rule>
      <Rule title="An act that failed" words="A toast of an error stays until it is read, and offers the act again.">
        <ToastExample />
      </Rule>
      <Rule title="No network" words="A line above the page, and what happens to what was typed.">
        <OfflineBanner retryLabel="Try again" onRetry={() => undefined}>
          You are offline. What you write is kept on this device.
        </OfflineBanner>
      </Rule>
    </GuidePage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show an error' }))
    await expect(await within(document.body).findByRole('button', { name: 'Vote again' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../button/button.tsx'
import { LockIcon } from '../icon/status-icons.tsx'
import { Stack } from '../layout/layout.tsx'
import { Link } from '../link/link.tsx'
import { Notice } from './notice.tsx'

const meta = { title: 'Feedback/Notice', component: Notice, args: { title: 'Draft restored.' } } satisfies Meta<
  typeof Notice
>
export default meta

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={3}>
      <Notice
        title="Draft restored."
        actions={
          <Button size="sm" variant="quiet">
            Discard draft
          </Button>
        }
      >
        From 22 minutes ago.
      </Notice>
      <Notice tone="info" title="Under review.">
        Your revision will show after review.
      </Notice>
      <Notice tone="success">Mail settings work; the test message arrived.</Notice>
      <Notice
        tone="warning"
        icon={<LockIcon />}
        title="Closed: mostly a matter of opinion"
        actions={
          <ButtonLink size="sm" href="/edit">
            Edit question
          </ButtonLink>
        }
      >
        Closed by <Link href="/users/ines">Ines Duarte</Link>. New answers are off.
      </Notice>
      <Notice
        tone="danger"
        live="alert"
        title="The database did not answer."
        actions={<Button size="sm">Try again</Button>}
      >
        <code>connect ECONNREFUSED db.internal:5432</code>: no server listens at this address.
      </Notice>
    </Stack>
  ),
}

import { Button } from '@quandary/ui'
import type { ReactNode } from 'react'
import { REVIEW_KEYS } from '../../shell/keys/review-keys.ts'
import { useKeys } from '../../shell/keys/use-keys.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import type { TaskProps } from './task.ts'
import * as styles from './reviews.css.ts'

interface VerdictActionsProps extends Pick<TaskProps<unknown>, 'decision' | 'skip'> {
  onVerdict: (verdict: 'approve' | 'reject') => void
  rejectText: string
}

/** The buttons of a task that can be approved or rejected, with their shortcuts. */
export function VerdictActions({ decision, skip, onVerdict, rejectText }: VerdictActionsProps): ReactNode {
  const words = useCommunityWords()
  const approve = () => onVerdict('approve')
  const reject = () => onVerdict('reject')
  useKeys({
    [REVIEW_KEYS.approve]: approve,
    [REVIEW_KEYS.reject]: reject,
    ...(skip.act && { [REVIEW_KEYS.skip]: skip.act }),
  })
  return (
    <>
      <Button variant="primary" shortcut="A" busy={decision.busy} onClick={approve}>
        {words('review.approve')}
      </Button>
      <Button shortcut="R" onClick={reject}>
        {rejectText}
      </Button>
      <span className={styles.skip}>{skip.button}</span>
    </>
  )
}

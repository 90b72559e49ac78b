import { Button } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { PostActionDialog } from '../post-actions/index.ts'
import { usePostingWords } from '../posts/index.ts'

/** The button in the notice of a deleted question that restores it after a confirmation. */
export function UndeleteButton({ questionId }: { questionId: string }): ReactNode {
  const words = usePostingWords()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {words('act.undelete_question.go')}
      </Button>
      {asking ? (
        <PostActionDialog
          post={{ kind: 'question', id: questionId }}
          action="undelete"
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

import { Button } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import * as styles from './hidden-rows.css.ts'

/** Says how many questions with ignored tags a page hides, and shows them on demand. */
export function HiddenRows({ count, onShow }: { count: number; onShow: () => void }): ReactNode {
  const words = useCommunityWords()
  return (
    <div className={styles.hidden}>
      <span>{words('tag.hidden_rows', { count })}</span>
      <Button size="sm" onClick={onShow}>
        {words('tag.show_rows')}
      </Button>
    </div>
  )
}

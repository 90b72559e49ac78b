import { Button } from '@quandary/ui'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import * as styles from './hidden-rows.css.ts'

/**
 * Says how many questions with ignored tags are hidden on a page. Its button shows them and focuses the first. Must be
 * rendered immediately after the list.
 */
export function HiddenRows({ count, onShow }: { count: number; onShow: () => void }): ReactNode {
  const words = useCommunityWords()
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const list = currentTarget.parentElement?.previousElementSibling
    const before = new Set(list?.children)
    // `flushSync` renders the hidden rows immediately, so that the first of them can be focused.
    flushSync(onShow)
    const shown = [...(list?.children ?? [])].find((row) => !before.has(row))
    shown?.querySelector('a')?.focus()
  }
  return (
    <div className={styles.hidden}>
      <span>{words('tag.hidden_rows', { count })}</span>
      <Button size="sm" onClick={show}>
        {words('tag.show_rows')}
      </Button>
    </div>
  )
}

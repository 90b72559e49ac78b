import { Dialog, Link } from '@quandary/ui'
import type { ReactNode } from 'react'
import { usePostingWords } from '../posting-words.ts'
import type { Picture } from './picture-links.ts'
import * as styles from './picture-dialog.css.ts'

/** A picture of a post in a dialog, as large as the window allows, with a link to its file. */
export function PictureDialog({ picture, onClose }: { picture: Picture; onClose: () => void }): ReactNode {
  const words = usePostingWords()
  return (
    <Dialog open size="xl" onOpenChange={onClose} title={picture.alt === '' ? words('picture.title') : picture.alt}>
      <img className={styles.large} src={picture.src} alt={picture.alt} />
      <p>
        <Link href={picture.src} target="_blank" rel="nofollow noopener">
          {words('picture.file')}
        </Link>
      </p>
    </Dialog>
  )
}

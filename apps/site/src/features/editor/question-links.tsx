import { defineEditorFeature, opensPanel, type EditorPanelProps, type FaceFeature } from '@quandary/editor/react'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'

const QuestionLinkPanel = lazyPart(async () => (await import('./question-link-panel.tsx')).QuestionLinkPanel)

/** Adds a command to the slash menu that links another question of the site. */
export function questionLinks(label: string): Readonly<FaceFeature> {
  return defineEditorFeature<FaceFeature>({
    name: 'question-links',
    commands: { questionLink: opensPanel('questionLink') },
    panels: { questionLink: LazyPanel },
    blocks: [{ command: 'questionLink', label, hint: '#', words: ['question', 'link', 'duplicate'] }],
  })
}

function LazyPanel(props: EditorPanelProps): ReactNode {
  return (
    <Suspense>
      <QuestionLinkPanel {...props} />
    </Suspense>
  )
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { comments, member } from '../../catalogue/fixed-data.ts'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { CommentItem } from './comment-item.tsx'
import * as styles from './comments.css.ts'

const nothing = () => undefined

const meta = {
  title: 'Patterns/Comment',
  component: CommentItem,
  decorators: [
    (Story) => (
      <section className={styles.comments} aria-label="Comments">
        <ul className={styles.list}>
          <Story />
        </ul>
      </section>
    ),
    aroundSite,
  ],
  args: { comment: comments[0], isAsker: false, marked: false, onReply: nothing, onAction: nothing },
} satisfies Meta<typeof CommentItem>
export default meta

export const Single: StoryObj<typeof meta> = { parameters: { site: { viewer: member } } }

/** A comment that the address of the page names. */
export const Marked: StoryObj<typeof meta> = { args: { marked: true } }

/** With a comment by the asker, and one by a deleted account, which cannot be replied to here. */
export const Thread: StoryObj<typeof meta> = {
  render: () => (
    <>
      <CommentItem comment={comments[0]} isAsker={false} marked={false} onReply={nothing} onAction={nothing} />
      <CommentItem comment={comments[1]} isAsker marked={false} onReply={nothing} onAction={nothing} />
      <CommentItem comment={comments[2]} isAsker={false} marked={false} onAction={nothing} />
    </>
  ),
}

import { formatCount, formatExactCount } from '@quandary/i18n'
import { Anchor, ButtonLink, CheckIcon, PencilIcon, PinIcon, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { answerHref, editQuestionHref, questionHref, postTimelineHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { focusableRow } from '../../shell/keys/row-attribute.ts'
import { screenActions } from '../../shell/keys/screen-actions.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { BookmarkButton } from '../bookmarks/index.ts'
import { Comments } from '../comments/index.ts'
import { FollowButton } from '../follows/index.ts'
import {
  actStyles as acts,
  ANSWERS_ID,
  Byline,
  EditedAt,
  isClosed,
  isDeleted,
  isPinned,
  PostBody,
  type Question,
  ShareMenu,
  TagLinks,
} from '../posts/index.ts'
import { PostVotes } from '../votes/index.ts'
import { PostMenu } from '../post-actions/index.ts'
import { QuestionNotices } from './question-notices.tsx'
import { isAccepted } from '../questions/index.ts'
import * as styles from './question.css.ts'

/** A question on its page: title, text, tags, actions and comments. */
export function QuestionPost({
  question,
  commentId,
}: {
  question: Question
  commentId?: string | undefined
}): ReactNode {
  const { t } = useWords()
  return (
    <article className={styles.post} {...focusableRow}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {isPinned(question) ? (
            <>
              <PinIcon className={styles.pin} />
              <VisuallyHidden>{t('questions.pinned')}: </VisuallyHidden>
            </>
          ) : null}
          {question.title}
          {isClosed(question) ? <span className={styles.state}> [{t('questions.closed')}]</span> : null}
        </h1>
        <QuestionByline question={question} />
        <QuestionFacts question={question} />
      </header>
      <QuestionNotices question={question} />
      <PostBody html={question.html} />
      <div className={styles.tags}>
        <TagLinks tags={question.tags} />
      </div>
      <QuestionActions question={question} />
      <Comments
        objectId={question.id}
        label={t('comments.of_question')}
        askerUsername={question.user_info.username}
        wanted={commentId}
        open={!isDeleted(question)}
      />
    </article>
  )
}

function QuestionByline({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const { create_time: asked, edit_time: edited, update_time: active } = question
  const end =
    active > asked ? (
      <span>
        {t('questions.active')} <RelativeTime at={active} />
      </span>
    ) : undefined
  return (
    <Byline user={question.user_info} end={end}>
      {t('questions.asked')} <RelativeTime at={asked} />
      {edited > asked ? <EditedAt at={edited} history={postTimelineHref(question.id)} /> : null}
    </Byline>
  )
}

/**
 * The numbers of votes, answers and views below the title, with links to the answers and to the accepted one. In print,
 * the page's address is shown in this place.
 */
function QuestionFacts({ question }: { question: Question }): ReactNode {
  const { t, language } = useWords()
  const { permalink, siteUrl } = useSettings()
  const { accepted_answer_id: accepted, answer_count: answers, view_count: views, vote_count: votes } = question
  const linked = { id: question.id, urlTitle: question.url_title }
  return (
    <p className={styles.facts}>
      <span>
        {formatExactCount(votes, language)} {t('stats.votes', { count: votes })}
      </span>
      {answers > 0 ? <a href={`#${ANSWERS_ID}`}>{t('answers.count', { count: answers })}</a> : null}
      {isAccepted(accepted) ? (
        // The fragment makes the page scroll to the answer. Without it, navigating to another page scrolls to the top.
        <Anchor href={`${answerHref(linked, accepted, permalink)}#${accepted}`} className={styles.accepted}>
          <CheckIcon size="sm" />
          {t('answers.accepted')}
        </Anchor>
      ) : null}
      <span title={`${formatExactCount(views, language)} ${t('stats.views', { count: views })}`}>
        {formatCount(views)} {t('stats.views', { count: views })}
      </span>
      <span className={styles.address}>{siteUrl + questionHref(linked, permalink)}</span>
    </p>
  )
}

function QuestionActions({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const { permalink } = useSettings()
  const mayEdit = question.member_actions.some(({ action }) => action === 'edit')
  return (
    <div className={acts.actions} {...screenActions}>
      <PostVotes
        kind="question"
        objectId={question.id}
        label={t('vote.of_question')}
        authorUsername={question.user_info.username}
        votes={question.vote_count}
        status={question.vote_status}
        deleted={isDeleted(question)}
      />
      <BookmarkButton question={question} />
      <FollowButton question={question} />
      <ShareMenu
        path={questionHref({ id: question.id, urlTitle: question.url_title }, permalink)}
        title={question.title}
      />
      <span className={acts.end}>
        {mayEdit ? (
          <ButtonLink variant="quiet" collapse="sm" icon={<PencilIcon />} href={editQuestionHref(question.id)}>
            {t('post.edit')}
          </ButtonLink>
        ) : null}
        <PostMenu
          post={{ kind: 'question', id: question.id, valued: question.answer_count > 0 }}
          actions={question.member_actions}
          label={t('post.more_question')}
        />
      </span>
    </div>
  )
}

import type { Schemas } from '@quandary/api-client'
import { formatCount, formatReputation } from '@quandary/i18n'
import { Avatar } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { plainText } from '../../shell/document/plain-text.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { tagQuery } from '../tags/index.ts'
import { type Profile, profileQuery } from '../users/index.ts'
import type { Hovered } from './hovered-link.ts'
import * as styles from './hover-card.css.ts'

/** Distance between the link and its card, and between the card and the edge of the window, in pixels. */
const GAP = 4
const EDGE = 8

/** Length of a biography on a card, in characters. */
const BIO_LENGTH = 140

interface HoverCardProps {
  id: string
  what: Hovered
  link: HTMLAnchorElement
}

/** Details about the target of a link; renders nothing until they are loaded. */
export function HoverCard({ id, what, link }: HoverCardProps): ReactNode {
  return what.kind === 'tag' ? (
    <TagCard id={id} slug={what.slug} link={link} />
  ) : (
    <PersonCard id={id} username={what.username} link={link} />
  )
}

function TagCard({ slug, ...place }: { slug: string } & Omit<HoverCardProps, 'what'>): ReactNode {
  const { api } = useSite()
  const { data } = useQuery(tagQuery(api, slug))
  return data ? (
    <Card {...place} name={data.display_name}>
      <AboutTag tag={data} />
    </Card>
  ) : null
}

function AboutTag({ tag }: { tag: Schemas['TagDetail'] }): ReactNode {
  const { t } = useWords()
  const { question_count: questions, follow_count: followers } = tag
  return (
    <>
      <p className={styles.name}>{tag.display_name}</p>
      <p className={styles.text}>{tag.excerpt === '' ? t('tags.no_description') : tag.excerpt}</p>
      <p className={styles.facts}>
        <span>
          {formatCount(questions)} {t('questions.word', { count: questions })}
        </span>
        <span>{t('tags.followers', { count: followers })}</span>
      </p>
    </>
  )
}

function PersonCard({ username, ...place }: { username: string } & Omit<HoverCardProps, 'what'>): ReactNode {
  const { api } = useSite()
  const { data } = useQuery(profileQuery(api, username))
  return data ? (
    <Card {...place} name={data.display_name}>
      <AboutPerson person={data} />
    </Card>
  ) : null
}

function AboutPerson({ person }: { person: Profile }): ReactNode {
  const { t, language } = useWords()
  const { answer_count: answers, question_count: questions, created_at: since, last_login_date: seen } = person
  const bio = plainText(person.bio_html, BIO_LENGTH)
  return (
    <>
      <div className={styles.person}>
        <Avatar name={person.display_name} src={person.avatar || undefined} />
        <div>
          <p className={styles.name}>{person.display_name}</p>
          <p className={styles.facts}>
            <bdi dir="ltr">@{person.username}</bdi>
          </p>
        </div>
      </div>
      <p className={styles.facts}>
        <span>
          {formatReputation(person.rank, language)} {t('users.reputation')}
        </span>
        <span>
          {formatCount(answers)} {t('stats.answers', { count: answers })}
        </span>
        <span>
          {formatCount(questions)} {t('questions.word', { count: questions })}
        </span>
      </p>
      {bio === '' ? null : (
        <p className={styles.text} dir="auto">
          {bio}
        </p>
      )}
      <p className={styles.facts}>
        <span>
          {t('users.member_since')} <RelativeTime at={since} />
        </span>
        {seen > 0 ? (
          <span>
            {t('users.seen')} <RelativeTime at={seen} />
          </span>
        ) : null}
      </p>
    </>
  )
}

/** The frame of a card: below its link, or above it where there is no room. */
function Card({ id, link, name, children }: Omit<HoverCardProps, 'what'> & { name: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    if (card.current === null) return
    const at = link.getBoundingClientRect()
    const { width, height } = card.current.getBoundingClientRect()
    const below = at.bottom + GAP
    const top = below + height > innerHeight - EDGE ? at.top - GAP - height : below
    const left = Math.max(EDGE, Math.min(at.left, document.documentElement.clientWidth - EDGE - width))
    setPlace({ left: left + scrollX, top: top + scrollY })
  }, [link])
  return (
    <div ref={card} id={id} className={styles.card} style={place} role="note" aria-label={name}>
      {children}
    </div>
  )
}

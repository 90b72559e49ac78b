import type { User } from '../../slices/users/index.ts'
import type { PersonReference } from '../people.ts'
import type { Unusable } from '../run.ts'

/** The fields of every imported record. Ids are those of the source. */
interface ImportedThing {
  id: string
  /** Problems with parts of the row, for the report. */
  notes?: readonly Unusable[]
  /** Why the thing is reported instead of stored. */
  problem?: string
}

export interface ImportedPerson extends ImportedThing {
  /** Username in the addresses of the source; absent to derive one from the display name. */
  username?: string
  displayName: string
  /** '' for none. */
  eMail: string
  /** True if the source had verified the address. */
  isVerified: boolean
  /** A hash that this site can verify; null if there is none. */
  passwordHash: string | null
  role: User['role_id']
  status: User['status']
  /** Null for a permanent suspension, and for people who are not suspended. */
  suspendedUntil: number | null
  rank: number
  /** Markdown. */
  bio: string
  website: string
  location: string
  /** '' for the site's language. */
  language: string
  usesGravatar: boolean
  createdAt: number | undefined
  lastLoginAt: number | null
}

export interface ImportedTag extends ImportedThing {
  name: string
  displayName: string
  /** Markdown. */
  text: string
  isRecommended: boolean
  isReserved: boolean
  isDeleted: boolean
  createdAt: number | undefined
  /** Id of the main tag of a synonym. */
  mainTag?: string
  followers: readonly Dated[]
}

/** A person, and the time of their action. */
export interface Dated {
  personId: string
  at: number
}

export interface ImportedVote extends Dated {
  direction: 1 | -1
}

/** A version of a post. */
export interface ImportedVersion extends Dated {
  /** Title of a question; '' for an answer. */
  title: string
  /** Markdown. */
  text: string
  tags: readonly string[]
  summary: string
  /** True for a suggestion that waits for review. */
  isWaiting: boolean
}

interface ImportedPost extends ImportedThing {
  /** Id that the row gets here unless it is taken. */
  wantedId?: number
  author: PersonReference
  /** Markdown. */
  text: string
  createdAt: number | undefined
  /** Upvotes minus downvotes. Votes whose voters are unknown are stored as a number. */
  score: number
  votes: readonly ImportedVote[]
  isDeleted: boolean
}

interface EditedPost extends ImportedPost {
  editedAt?: number | undefined
  editor?: PersonReference | undefined
  versions: readonly ImportedVersion[]
}

export interface ImportedQuestion extends EditedPost {
  title: string
  tags: readonly string[]
  viewCount: number
  isPinned: boolean
  isListed: boolean
  closing?: ImportedClosing | undefined
  followers: readonly Dated[]
  bookmarks: readonly Dated[]
}

export interface ImportedClosing {
  at: number
  by?: PersonReference | undefined
  /** Key of a close reason; null for none. */
  reason: string | null
  message: string | null
}

export interface ImportedAnswer extends EditedPost {
  questionId: string
  isAccepted: boolean
}

export interface ImportedComment extends ImportedPost {
  /**
   * Id of the question or answer that has the comment. For a reply, it may also be equal to `replyTo`: the post is then
   * the one of the comment replied to.
   */
  postId: string
  /** Id of the comment that this one replies to. */
  replyTo?: string | undefined
}

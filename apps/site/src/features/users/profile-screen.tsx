import type { ReactNode } from 'react'
import { ProfileComments, ProfileReputation, ProfileVotes } from './profile-activity.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import { ProfileAnswers, ProfileBookmarks, ProfileQuestions, type ProfilePartProps } from './profile-posts.tsx'
import type { ProfileTab } from './profile-tabs.ts'

const parts = {
  answers: ProfileAnswers,
  questions: ProfileQuestions,
  bookmarks: ProfileBookmarks,
  reputation: ProfileReputation,
  comments: ProfileComments,
  votes: ProfileVotes,
} satisfies Record<ProfileTab, (props: ProfilePartProps) => ReactNode>

/** A profile with one of its tabs. */
export function ProfileScreen({ tab, ...part }: ProfilePartProps & { tab: ProfileTab }): ReactNode {
  const Part = parts[tab]
  return (
    <ProfileFrame username={part.username} tab={tab}>
      <Part {...part} />
    </ProfileFrame>
  )
}

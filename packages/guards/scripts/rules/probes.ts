import * as guards from '../../src/index.ts'
import type { PermissionKey, Policy, Privileges, Viewer } from '../../src/index.ts'
import type { Fact, Facts, FactValue } from './decision-list.ts'

/** Id of every viewer in the probes. Objects by another author have the author id 8. */
export const VIEWER_ID = 7

/** A rule and the facts that it depends on. */
export interface Probe {
  name: string
  /** The permission that the rule requires, if any. */
  permission?: PermissionKey
  facts: readonly Fact[]
  /** @returns the name of the refusal, or null; `permission` if the permission is missing */
  ask: (viewer: Viewer, facts: Facts, isOwner: boolean, privileges: Privileges) => string | null
}

type Values<F> = { readonly [Name in keyof F]: readonly F[Name][] }

/**
 * Facts whose numbers are votes, counts or seconds, so rules compare them with a minimum or maximum. All other facts
 * are compared for equality.
 */
const STEPS = new Set(['age', 'answerCount', 'questionCount', 'synonymCount', 'topAnswerVotes', 'voteCount'])

// The cast is safe: every fact of a rule is a boolean, a number or a text.
function factsOf<F>(values: Values<F>): Fact[] {
  return Object.entries<readonly FactValue[]>(values as Record<string, readonly FactValue[]>).map(([name, all]) => ({
    name,
    values: all,
    kind: STEPS.has(name) ? 'steps' : 'values',
  }))
}

function refusalOf(permission: PermissionKey, assertCan: () => void): string | null {
  try {
    assertCan()
    return null
  } catch (error) {
    if (error instanceof guards.ActionRefused) return error.reason
    if (error instanceof guards.PermissionDenied && error.key === permission) return 'permission'
    throw error
  }
}

/** Picks the facts of a probe from a case and adds the author of the object. */
function factsFor<F extends object>(values: Values<F>, facts: Facts, isOwner: boolean): F & { authorId: number } {
  const own = Object.fromEntries(Object.keys(values).map((name) => [name, facts[name]]))
  // The facts of a case come from `values`, so they have the types of `F`; Object.fromEntries loses that.
  return { ...(own as F), authorId: isOwner ? VIEWER_ID : 8 }
}

/** Defines the probe of an action, which calls its `assertCan…` function. */
function action<F extends object>(
  name: string,
  permission: PermissionKey,
  values: Values<F>,
  assertCan: (viewer: Viewer, facts: NoInfer<F> & { authorId: number }, privileges: Privileges) => void,
): Probe {
  return {
    name,
    permission,
    facts: factsOf(values),
    ask: (viewer, facts, isOwner, privileges) => {
      const all = factsFor(values, facts, isOwner)
      return refusalOf(permission, () => assertCan(viewer, all, privileges))
    },
  }
}

/** Defines the probe of a visibility rule, which calls its `canSee…` function. */
function sight<F extends object>(
  name: string,
  values: Values<F>,
  canSee: (viewer: Viewer, facts: NoInfer<F> & { authorId: number }) => boolean,
): Probe {
  return {
    name,
    facts: factsOf(values),
    ask: (viewer, facts, isOwner) => (canSee(viewer, factsFor(values, facts, isOwner)) ? null : 'invisible'),
  }
}

const questionStatus = [1, 2, 10, 11] as const
const answerStatus = [1, 10, 11] as const
const either = [true, false] as const
const one = [1, 2] as const
const question = { pin: 1, show: 1, answerCount: 0, hasAcceptedAnswer: false, topAnswerVotes: 0 } as const
const inStatus = { status: questionStatus }
const listed = { status: questionStatus, pin: one, show: one }

const ofQuestions: Probe[] = [
  action('editQuestion', 'question.edit', inStatus, guards.assertCanEditQuestion),
  action('editQuestionWithoutReview', 'question.edit_without_review', {}, (viewer, { authorId }, privileges) =>
    guards.assertCanEditQuestionWithoutReview(viewer, { authorId, status: 1 }, privileges),
  ),
  ...(
    [
      ['closeQuestion', 'question.close', guards.assertCanCloseQuestion],
      ['reopenQuestion', 'question.reopen', guards.assertCanReopenQuestion],
      ['recoverQuestion', 'question.undeleted', guards.assertCanRecoverQuestion],
    ] as const
  ).map(([name, key, assertCan]) =>
    action(name, key, inStatus, (viewer, facts, privileges) =>
      assertCan(viewer, { ...question, ...facts }, privileges),
    ),
  ),
  ...(
    [
      ['pinQuestion', 'question.pin', guards.assertCanPinQuestion],
      ['unpinQuestion', 'question.unpin', guards.assertCanUnpinQuestion],
      ['hideQuestion', 'question.hide', guards.assertCanHideQuestion],
      ['showQuestion', 'question.show', guards.assertCanShowQuestion],
    ] as const
  ).map(([name, key, assertCan]) =>
    action(name, key, listed, (viewer, facts, privileges) => assertCan(viewer, { ...question, ...facts }, privileges)),
  ),
  action(
    'deleteQuestion',
    'question.delete',
    { ...inStatus, hasAcceptedAnswer: either, answerCount: [0, 1, 2, 3], topAnswerVotes: [-1, 0, 1, 2] },
    (viewer, facts, privileges) => guards.assertCanDeleteQuestion(viewer, { ...question, ...facts }, privileges),
  ),
  action('inviteToAnswer', 'answer.invite_someone_to_answer', inStatus, guards.assertCanInviteToAnswer),
]

const ofAnswers: Probe[] = [
  action(
    'addAnswer',
    'answer.add',
    { questionStatus, answered: either, restrictAnswer: either },
    guards.assertCanAddAnswer,
  ),
  action('acceptAnswer', 'answer.accept', inStatus, guards.assertCanAcceptAnswer),
  action('editAnswer', 'answer.edit', { status: answerStatus }, guards.assertCanEditAnswer),
  action('editAnswerWithoutReview', 'answer.edit_without_review', {}, guards.assertCanEditAnswerWithoutReview),
  action(
    'deleteAnswer',
    'answer.delete',
    { status: answerStatus, accepted: either, voteCount: [-1, 0, 1, 2] },
    guards.assertCanDeleteAnswer,
  ),
  action('recoverAnswer', 'answer.undeleted', { status: answerStatus }, guards.assertCanRecoverAnswer),
]

const now = 1_764_000_000
const deleted = { deleted: either }

const ofComments: Probe[] = [
  action('addComment', 'comment.add', deleted, guards.assertCanAddComment),
  action('editComment', 'comment.edit', { ...deleted, age: [0, 299, 300, 301] }, (viewer, facts, privileges) =>
    guards.assertCanEditComment(viewer, { ...facts, createdAt: now - facts.age }, now, privileges),
  ),
  action('deleteComment', 'comment.delete', deleted, guards.assertCanDeleteComment),
]

const ofTags: Probe[] = [
  action('addTag', 'tag.add', {}, (viewer, _, privileges) => guards.assertCanAddTag(viewer, privileges)),
  action('editTag', 'tag.edit', deleted, guards.assertCanEditTag),
  action('editTagSlug', 'tag.edit_slug_name', {}, (viewer, _, privileges) =>
    guards.assertCanEditTagSlug(viewer, privileges),
  ),
  action('editTagWithoutReview', 'tag.edit_without_review', {}, (viewer, _, privileges) =>
    guards.assertCanEditTagWithoutReview(viewer, privileges),
  ),
  action(
    'deleteTag',
    'tag.delete',
    { ...deleted, questionCount: [0, 1, 2], synonymCount: [0, 1, 2] },
    guards.assertCanDeleteTag,
  ),
  action('recoverTag', 'tag.undeleted', deleted, guards.assertCanRecoverTag),
  allowance(
    'editTagSynonyms',
    'tag.synonym',
    (viewer, privileges) => guards.tagSynonymActions(viewer, privileges).length > 0,
  ),
  action('useReservedTags', 'tag.use_reserved_tag', {}, (viewer, _, privileges) =>
    guards.assertCanUseReservedTags(viewer, privileges),
  ),
]

const ofVotes: Probe[] = (
  [
    ['question', 'Question'],
    ['answer', 'Answer'],
    ['comment', 'Comment'],
  ] as const
).flatMap(([kind, noun]) =>
  (['up', 'down'] as const).map((direction) =>
    action(
      `vote${direction === 'up' ? 'Up' : 'Down'}${noun}`,
      `${kind}.vote_${direction}`,
      deleted,
      (viewer, facts, privileges) => guards.assertCanVote(viewer, { kind, ...facts }, direction, privileges),
    ),
  ),
)

/** Defines the probe of a rule that depends on the permission alone and has no `assertCan…` function. */
function allowance(
  name: string,
  permission: PermissionKey,
  isAllowed: (viewer: Viewer, privileges: Privileges) => boolean,
): Probe {
  return {
    name,
    permission,
    facts: [],
    ask: (viewer, _facts, _isOwner, privileges) => (isAllowed(viewer, privileges) ? null : 'permission'),
  }
}

const ofReviews: Probe[] = (
  [
    ['question', 'Question'],
    ['answer', 'Answer'],
    ['tag', 'Tag'],
  ] as const
).map(([kind, noun]) =>
  allowance(`review${noun}`, `${kind}.audit`, (viewer, privileges) =>
    guards.reviewableKinds(viewer, privileges).includes(kind),
  ),
)

const ofSight: Probe[] = [
  sight('seeQuestion', { status: questionStatus, show: one }, guards.canSeeQuestion),
  sight(
    'seeAnswer',
    { status: answerStatus, questionStatus, questionShow: one, ownsQuestion: either },
    (viewer, { questionStatus: status, questionShow: show, ownsQuestion, ...answer }) =>
      guards.canSeeAnswer(viewer, answer, { status, show, authorId: ownsQuestion ? VIEWER_ID : 8 }),
  ),
  sight('seeComment', { ...deleted, pending: either }, guards.canSeeComment),
]

/** The probes of all rules about an object: questions, answers, comments, tags, votes, reports, reviews, visibility. */
export const probes: readonly Probe[] = [
  ...ofQuestions,
  ...ofAnswers,
  ...ofComments,
  ...ofTags,
  ...ofVotes,
  action('seeVotes', 'vote.detail', {}, (viewer, _, privileges) => guards.assertCanSeeVotes(viewer, privileges)),
  action('report', 'report.add', deleted, guards.assertCanReport),
  ...ofReviews,
  ...ofSight,
]

/** Returns the name of a policy's refusal, or null if the policy allows the call. */
function refusalOfPolicy(policy: Policy, viewer: Viewer, privateSite: boolean): string | null {
  const answer = guards.checkPolicy(policy, viewer, { privateSite })
  if (answer === 'allow') return null
  return answer.status === 401 ? 'unauthorised' : (answer.type ?? 'forbidden')
}

/** The probes of all policies. */
export const policyProbes: readonly Probe[] = (
  ['open', 'reader', 'signedIn', 'active', 'moderator', 'admin'] as const
).map((policy) => ({
  name: policy,
  facts: factsOf({ privateSite: either }),
  ask: (viewer, { privateSite }) => refusalOfPolicy(policy, viewer, privateSite === true),
}))

// The permissions and offered actions, written down a second time as tables. Nothing here calls the rules under test.

/** Reputation each permission requires on levels 1, 2 and 3; −1 means staff only, whatever the reputation. */
export const RANK_TABLE = `
  question.add                     1     1     1
  answer.add                       1     1     1
  comment.add                      1     1     1
  report.add                       1     1     1
  comment.vote_up                  1     1     1
  link.url_limit                   1    10    10
  question.vote_up                 1     8    15
  answer.vote_up                   1     8    15
  question.vote_down             125   125   125
  answer.vote_down               125   125   125
  answer.invite_someone_to_answer  1   500  1000
  tag.add                          1   750  1500
  tag.edit                         1    50   100
  question.edit                    1   100   200
  answer.edit                      1   100   200
  question.edit_without_review     1  1000  2000
  answer.edit_without_review       1  1000  2000
  question.audit                   1  1000  2000
  answer.audit                     1  1000  2000
  tag.audit                        1  2500  5000
  tag.edit_without_review          1 10000 20000
  tag.synonym                      1 10000 20000
  comment.vote_down                1     1     1
  vote.detail                      0     0     0
  question.delete                 -1    -1    -1
  question.close                  -1    -1    -1
  question.reopen                 -1    -1    -1
  question.pin                    -1    -1    -1
  question.unpin                  -1    -1    -1
  question.hide                   -1    -1    -1
  question.show                   -1    -1    -1
  question.undeleted              -1    -1    -1
  answer.delete                   -1    -1    -1
  answer.accept                   -1    -1    -1
  answer.undeleted                -1    -1    -1
  comment.edit                    -1    -1    -1
  comment.delete                  -1    -1    -1
  tag.delete                      -1    -1    -1
  tag.undeleted                   -1    -1    -1
  tag.use_reserved_tag            -1    -1    -1
  tag.edit_slug_name              -1    -1    -1
  tag.merge                       -1    -1    -1
`

/** Required reputations that the administrator of the test site chose for level 99; all others are those of level 1. */
export const CUSTOM_RANKS = { 'question.edit': 7, 'answer.edit': 3, 'tag.edit': 12, 'tag.synonym': 40, 'report.add': 2 }

/**
 * Each offered action in API order: object kind (or `extends` for the extra actions of a question, `synonyms` for those
 * of a tag's synonyms), action, dialog, who and when. "Who" lists alternatives: `staff`, a permission of the table
 * above, or `author`. "When" lists words that must all be true; `!` negates a word. `author(...)` puts conditions on
 * the author alone.
 */
export const ACTION_TABLE = `
  question | report   | reason  | report.add             | !deleted
  question | edit     | edit    | question.edit author   | !deleted
  question | close    | confirm | staff                  | available
  question | reopen   | confirm | staff                  | closed
  question | pin      | confirm | staff                  | !deleted !pinned !hidden
  question | hide     | confirm | staff                  | !deleted !pinned !hidden
  question | unpin    | confirm | staff                  | !deleted pinned
  question | show     | confirm | staff                  | !deleted hidden
  question | delete   | confirm | staff author(!accepted !answers>1 !answer-upvoted) | !deleted
  question | undelete | confirm | staff                  | deleted
  extends  | invite_other_to_answer | confirm | answer.invite_someone_to_answer | !deleted
  answer   | report   | reason  | report.add             | !deleted
  answer   | edit     | edit    | answer.edit author     | !deleted
  answer   | delete   | confirm | staff author(!accepted !upvoted) | !deleted
  answer   | undelete | confirm | staff                  | deleted
  comment  | report   | reason  | report.add             | !deleted
  comment  | edit     | edit    | staff author(!older-than-5-minutes) | !deleted
  comment  | delete   | reason  | staff author           | !deleted
  tag      | edit     | edit    | tag.edit               | !deleted
  tag      | delete   | reason  | staff                  | !deleted
  tag      | undelete | confirm | staff                  | deleted
  synonyms | edit     | edit    | tag.synonym            |
`

/** Permissions that authors have on their own posts and comments, whatever their reputation. */
export const AUTHOR_PERMISSIONS = `
  question.edit question.edit_without_review question.delete
  answer.edit answer.edit_without_review answer.delete answer.accept
  comment.edit comment.delete
`

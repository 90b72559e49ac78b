import '@quandary/editor/styles.css'
import '@quandary/ui/styles.css'
import { createQuandaryClient, memoryTokenStore, unwrap, type Schemas } from '@quandary/api-client'
import { MarkdownEditor } from '@quandary/editor/react'
import { canVote, privilegesOfLevel } from '@quandary/guards'
import { createI18n, formatExactCount } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/zh_CN/editor'
import { Button, Dialog, Field, TextInput, accentStyle } from '@quandary/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { createRoot } from 'react-dom/client'

const tokens = memoryTokenStore()
const client = createQuandaryClient({ baseUrl: '', tokens, language: 'en_US' })
const chinese = createI18n({ language: 'zh_CN', messages })

/** A form that signs in, or shows why the server refuses it. */
function Login({ onName }: { onName: (name: string) => void }) {
  const [refusal, setRefusal] = useState('')
  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const body = Object.fromEntries(fields) as { e_mail: string; pass: string } // The form has no file fields, so both values are text.
    const { data, error } = await client.call('loginByEmail', { body })
    if (error)
      return setRefusal(error.kind === 'fields' ? error.fields.map((one) => one.error_msg).join() : error.message)
    tokens.set(data.access_token)
    onName(data.display_name)
  }
  return (
    <form onSubmit={(event) => void logIn(event)}>
      <Field label="E-mail">
        <TextInput name="e_mail" />
      </Field>
      <Field label="Password" {...(refusal !== '' && { error: refusal })}>
        <TextInput name="pass" type="password" />
      </Field>
      <Button type="submit">Log in</Button>
    </form>
  )
}

/** A page another team could have written: a list, an editor with a preview, and a dialog. */
function Page() {
  const [questions, setQuestions] = useState<readonly Schemas['QuestionListItem'][]>()
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void client.call('listQuestions', { signal: leaving.signal }).then(({ data }) => data && setQuestions(data.list))
    return () => leaving.abort()
  }, [])
  const guestVotes = canVote(null, { kind: 'question', authorId: 1, deleted: false }, 'up', privilegesOfLevel(1))
  return (
    <main style={accentStyle('#0f766e')}>
      <h1>{questions === undefined ? 'Reading…' : `${formatExactCount(questions.length, 'en_US')} questions`}</h1>
      <p>{guestVotes ? 'Guests vote' : 'Guests do not vote'}</p>
      <p lang="zh-CN">{chinese.t('bold')}</p>
      {name === '' ? <Login onName={setName} /> : <p>Hello {name}</p>}
      <MarkdownEditor
        label="Your answer"
        value={text}
        onChange={setText}
        renderPreview={(content, signal) => unwrap(client.call('renderPost', { body: { content }, signal }))}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Post the answer?"
        trigger={<Button variant="primary">Post</Button>}
      >
        <p>{text.length} characters</p>
      </Dialog>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)

import {
  Button,
  Checkbox,
  Field,
  FieldStack,
  SchemaForm,
  Select,
  TextInput,
  initialValues,
  type FormField,
} from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { GuidePage, Rule } from './guide-page.tsx'

const meta = { title: 'Guide/Forms', component: GuidePage } satisfies Meta<typeof GuidePage>
export default meta

const fields: FormField[] = [
  { name: 'host', type: 'input', title: 'Host', required: true, emptyMessage: 'Name the server.' },
  { name: 'zone', type: 'timezone', title: 'Time zone', value: 'UTC' },
  { name: 'active', type: 'switch', title: 'Send mails', value: true },
]

function Described(): ReactNode {
  const [values, setValues] = useState(() => initialValues(fields))
  return <SchemaForm fields={fields} values={values} onChange={setValues} onSubmit={() => undefined} />
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '简体中文', lang: 'zh-CN' },
]

export const Page: StoryObj = {
  render: () => (
    <GuidePage
      title="Forms"
      lead="One column, labels above, help below. The reader knows before typing what is wanted, and after a refusal what to mend."
    >
      <Rule
        title="Label, control, help"
        words="A placeholder is an example, never the label. Mark what is optional; the rest is needed."
      >
        <FieldStack>
          <Field label="Display name" help="Up to 30 characters.">
            <TextInput />
          </Field>
          <Field label="Location" optional>
            <TextInput placeholder="Oslo" />
          </Field>
          <Field label="Language">
            <Select options={languages} />
          </Field>
        </FieldStack>
      </Rule>
      <Rule
        title="Errors take the place of help"
        words="Check when the form is sent, not while it is typed. The first bad field gets the focus; its error goes as soon as it changes. What was typed stays."
      >
        <FieldStack>
          <Field label="Website" error="Write an address that starts with http:// or https://.">
            <TextInput defaultValue="example.com" />
          </Field>
          <Checkbox label="I have read the terms" error="Needed to sign up." />
        </FieldStack>
      </Rule>
      <Rule
        title="One primary act"
        words="It says what it does, and keeps its width while it is busy. A button that cannot be pressed yet stays in reach and says why."
      >
        <div>
          <Button variant="primary" busy busyText="Posting…">
            Post your answer
          </Button>
        </div>
      </Rule>
      <Rule
        title="Forms that are data"
        words="Settings of plugins and of the site are lists of fields. SchemaForm draws them, checks them and shows what a server refused."
      >
        <Described />
      </Rule>
    </GuidePage>
  ),
}

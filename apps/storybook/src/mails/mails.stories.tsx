import { Stack } from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MailPreview, type LetterPreviewProps } from './mail-preview.tsx'
import { templates } from './sample-mails.ts'

const DESKTOP = 720
const PHONE = 360

const meta = {
  title: 'Mails',
  component: MailPreview,
  args: { template: 'activation', language: 'en_US', scheme: 'light', width: DESKTOP, part: 'html' },
  argTypes: {
    template: { control: 'select', options: templates },
    language: { control: 'inline-radio', options: ['en_US', 'zh_CN'] },
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
    width: { control: 'inline-radio', options: [DESKTOP, PHONE] },
    part: { control: 'inline-radio', options: ['html', 'text'] },
  },
} satisfies Meta<typeof MailPreview>
export default meta

type Story = StoryObj<typeof meta>

const every = (args: LetterPreviewProps) => (
  <Stack gap={7}>
    {templates.map((template) => (
      <MailPreview key={template} {...args} template={template} />
    ))}
  </Stack>
)

/** Returns the documents of all frames once they are rendered. */
async function framesIn(canvas: HTMLElement): Promise<Document[]> {
  const frames = [...canvas.querySelectorAll('iframe')]
  await expect(frames).toHaveLength(templates.length)
  return Promise.all(
    frames.map((frame) =>
      waitFor(() => {
        const page = frame.contentDocument
        if (!page?.body.textContent) throw new Error('The mail is not there yet')
        return page
      }),
    ),
  )
}

/** Checks that no placeholder is left and nothing is wider than the frame. */
const checkFrames: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  for (const page of await framesIn(canvasElement)) {
    const { body, documentElement } = page
    await expect(body.textContent).not.toMatch(/\{\{|undefined/)
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(args.width)
    await expect(documentElement.lang).toBe(args.language.replace('_', '-'))
    const background = page.defaultView?.getComputedStyle(body).backgroundColor
    await expect(background).toBe(args.scheme === 'dark' ? 'rgb(18, 19, 22)' : 'rgb(245, 245, 245)')
  }
}

/** A mail, with controls for everything. */
export const One: Story = {}

export const English: Story = { render: every, play: checkFrames }

export const Chinese: Story = { args: { language: 'zh_CN' }, render: every, play: checkFrames }

export const Dark: Story = { args: { scheme: 'dark' }, render: every, play: checkFrames }

export const Phone: Story = { args: { width: PHONE }, render: every, play: checkFrames }

export const ChineseOnADarkPhone: Story = {
  args: { language: 'zh_CN', scheme: 'dark', width: PHONE },
  render: every,
  play: checkFrames,
}

const checkTexts: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const texts = [...canvasElement.querySelectorAll('pre')].map((part) => part.textContent)
  await expect(texts).toHaveLength(templates.length)
  for (const text of texts) await expect(text).not.toMatch(/\{\{|undefined|</)
}

export const PlainText: Story = { args: { part: 'text' }, render: every, play: checkTexts }

export const PlainTextInChinese: Story = { args: { part: 'text', language: 'zh_CN' }, render: every, play: checkTexts }

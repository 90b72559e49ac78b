import '@quandary/ui/reset.css'
import '@quandary/ui/styles.css'
import '@quandary/ui/print.css'
import { languages } from '@quandary/i18n'
import type { Preview } from '@storybook/react-vite'
import { themes } from 'storybook/theming'
import { ComponentPage } from './component-page.tsx'
import { ACCENTS, StoryFrame } from './frame.tsx'
import { readableProperties } from './readable-properties.ts'
import { componentStrings } from './words.ts'

const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableProperties],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language of the components’ own words',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ code, label }) => ({ value: code, title: label })),
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    accent: {
      description: 'Primary colour',
      toolbar: {
        title: 'Primary colour',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: ACCENTS.map((value) => ({ value, title: value })),
      },
    },
  },
  initialGlobals: {
    theme: 'system',
    language: 'en_US',
    accent: ACCENTS[0],
    direction: 'ltr',
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      canvas: { sourceState: 'shown' },
      page: ComponentPage,
      toc: true,
      theme: themes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
    },
    viewport: {
      options: {
        small: screen('Small phone', 320, 640),
        phone: screen('Phone', 390, 844),
        tablet: screen('Tablet', 768, 1024),
        laptop: screen('Laptop', 1024, 768),
        desktop: screen('Desktop', 1280, 900),
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Collects only one example per passed rule, because collecting all of them takes most of the time.
        resultTypes: ['violations', 'incomplete'],
        // axe is not loaded in frames (such as those of the mails), so axe would wait for them in vain.
        iframes: false,
        // A story shows a part of a page, without the page's landmarks and title.
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guide',
          ['Voice and tone', 'Forms', 'Lists', 'Empty and error states'],
          'Tokens',
          'Actions',
          'Forms',
          'Content',
          'Navigation',
          'Feedback',
          'Layout',
          'Editor',
          'Patterns',
          'Mails',
          'Also called',
        ],
      },
    },
  },
  decorators: [
    (Story, { args, globals, title }) => {
      const words = componentStrings(globals['language'])
      // The editor receives its texts as a prop. Texts that a story sets take precedence.
      const worded = title.startsWith('Editor/') ? { args: { strings: words.editor, ...args } } : undefined
      return (
        <StoryFrame
          theme={String(globals['theme'])}
          accent={String(globals['accent'])}
          direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
          words={words}
        >
          <Story {...worded} />
        </StoryFrame>
      )
    },
  ],
}

export default preview

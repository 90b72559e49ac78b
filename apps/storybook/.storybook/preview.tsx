import '@quandary/ui/styles.css'
import { languages } from '@quandary/i18n'
import type { Preview } from '@storybook/react-vite'
import { ACCENTS, StoryFrame } from './frame.tsx'
import { componentWords } from './words.ts'

/** The theme a test run looks at; the toolbar decides otherwise. */
const testedTheme: unknown = import.meta.env['VITE_STORY_THEME']

const preview: Preview = {
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
    theme: typeof testedTheme === 'string' ? testedTheme : 'system',
    language: 'en_US',
    accent: ACCENTS[0],
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A story is a part of a page; the page's own landmarks and title are not in it.
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      },
    },
    options: {
      storySort: {
        order: ['Tokens', 'Icons', 'Actions', 'Forms', 'Content', 'Navigation', 'Feedback', 'Layout', 'Editor'],
      },
    },
  },
  decorators: [
    (Story, { args, globals, title }) => {
      const words = componentWords(globals['language'])
      // The editor gets its words by a prop; a story that brings its own keeps them.
      const worded = title.startsWith('Editor/') ? { args: { strings: words.editor, ...args } } : undefined
      return (
        <StoryFrame theme={String(globals['theme'])} accent={String(globals['accent'])} words={words}>
          <Story {...worded} />
        </StoryFrame>
      )
    },
  ],
}

export default preview

import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

const dark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: create({
    base: dark ? 'dark' : 'light',
    brandTitle: 'Quandary components',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#0033ff',
    colorSecondary: dark ? '#5c7cff' : '#0033ff',
    appBorderRadius: 5,
    inputBorderRadius: 5,
  }),
})

import { storiesConfig } from '@quandary/web-shell/playwright'

export default storiesConfig({ workers: 2 })

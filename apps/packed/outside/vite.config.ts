import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    // Browsers that support the CSS features used by the design tokens of ui.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { input: (process.env['ENTRIES'] ?? 'index.html').split(',') },
  },
})

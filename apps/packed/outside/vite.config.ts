import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { cssTarget: ['chrome123', 'firefox128', 'safari18'], reportCompressedSize: false },
})

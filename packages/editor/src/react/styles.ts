// Inside the workspace, `styles.css` resolves to this file instead of the built style sheet.
import './markdown-editor.css.ts'

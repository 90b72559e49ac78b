// Stands in for the packed stylesheet inside the workspace.
import './markdown-editor.css.ts'

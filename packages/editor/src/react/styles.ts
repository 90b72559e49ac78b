// The workspace's stand-in for the packed stylesheet.
import './markdown-editor.css.ts'

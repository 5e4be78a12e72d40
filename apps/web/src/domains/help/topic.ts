export interface HelpTopic {
  /** Below /app, as React Router writes them. */
  paths: readonly string[]
  title: string
  /** Paragraphs, one per line. */
  text: string
}

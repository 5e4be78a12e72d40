/** The paragraphs of a topic. */
export const HelpText = ({ text }: { text: string }) => (
  <div className="space-y-2.5 text-base text-ink-2">
    {text.split('\n').map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

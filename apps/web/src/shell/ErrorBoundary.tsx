import { RefreshCw } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { m } from './messages.ts'

interface ErrorBoundaryProps {
  /** Navigating to another path tries again. */
  place: string
  children: ReactNode
}

/** A screen that throws, or whose code cannot be loaded, doesn't affect the rest. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <Empty
          kind="error"
          heading="h1"
          title={m.weCouldntShowThisScreen()}
          action={
            <Button icon={<RefreshCw size={14} aria-hidden="true" />} onClick={() => location.reload()}>
              {m.tryAgain()}
            </Button>
          }
        >
          {m.savedWorkIsSafe()}
        </Empty>
      </div>
    )
  }
}

import { groupedPaperCode, readPaperCode } from '@campanile/contract/results/paper-code.ts'
import { Link, useNavigate, useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import { m } from './messages.ts'
import { VerdictCard } from './VerdictCard.tsx'
import { VerifyCodeForm } from './VerifyCodeForm.tsx'

function Answer({ code }: { code: string }) {
  // Every check is counted, so the same code isn't checked again within a minute.
  const verification = useRead('verifyPaper', { code }, { staleTime: 60_000, refetchOnWindowFocus: false })
  return (
    <Loaded
      query={verification}
      failure={m.weCouldntCheckTheCode()}
      heading="h2"
      frame={(status) => <Card aria-label={m.answer()}>{status}</Card>}
    >
      {(data) => <VerdictCard verification={data} code={groupedPaperCode(code)} />}
    </Loaded>
  )
}

/**
 * `/verify` and `/verify/{code}`: whether a transcript or result sheet was issued here. For anyone with a
 * document.
 */
export function VerifyScreen() {
  useDocumentTitle(m.checkADocument())
  const navigate = useNavigate()
  const { code: typed = '' } = useParams()
  const code = readPaperCode(typed)
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex h-14 max-w-[520px] items-center px-4">
        <Link to="/login" aria-label={m.campanileSignIn()} className="flex h-10 items-center">
          <Wordmark size={22} />
        </Link>
      </header>
      <main className="mx-auto grid max-w-[520px] grid-cols-1 gap-5 px-4 pb-8 pt-6 max-md:pt-2">
        <div>
          <h1 className="text-3xl font-title max-md:text-2xl">{m.checkADocument()}</h1>
          <p className="mt-1.5 text-base text-ink-2">{m.transcriptsAndResultSheetsCarry()}</p>
        </div>
        {code && <Answer code={code} />}
        <Card aria-label={m.code()} className="p-6 pb-5 max-sm:p-5">
          <VerifyCodeForm
            key={typed}
            typed={code ? '' : typed}
            onCheck={(checked) => navigate(`/verify/${checked}`)}
          />
        </Card>
        <p className="text-sm text-ink-3">{m.thisPageShowsOnly()}</p>
      </main>
    </div>
  )
}

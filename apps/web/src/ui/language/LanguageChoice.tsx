import { languages } from '@campanile/messages/languages.ts'
import { openIn } from '#lib/chosenLanguage.ts'
import { cn } from '#lib/cn.ts'
import { builtLanguages, language } from '#lib/locale.ts'
import { m } from './messages.ts'

/** The languages by their own names, for visitors. Nothing if there is only one. */
export const LanguageChoice = ({ className }: { className?: string }) =>
  builtLanguages.length > 1 && (
    <nav aria-label={m.language()} className={cn('flex flex-wrap gap-x-3 text-xs', className)}>
      {builtLanguages.map((it) => (
        <button
          key={it}
          type="button"
          lang={it}
          aria-current={it === language}
          onClick={() => openIn(it)}
          className="py-1 text-ink-3 hover:text-ink hover:underline aria-[current=true]:font-label aria-[current=true]:text-ink max-md:py-2"
        >
          {languages[it].name}
        </button>
      ))}
    </nav>
  )

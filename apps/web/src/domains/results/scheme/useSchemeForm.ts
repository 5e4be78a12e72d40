import {
  type GradeBand,
  type GradeScheme,
  gradeSchemeInput,
  updateGradeSchemeInput,
} from '@campanile/contract/results/grade-scheme.ts'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { ConflictChoice, Side } from '#lib/editConflict.ts'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { schemeConflict } from './schemeConflict.ts'

interface SchemeValues {
  name: string
  fromTermId: string
  bands: GradeBand[]
}

/** Values saved by somebody else in the meantime, and the merged result. */
interface Conflict {
  theirs: GradeScheme
  choice: ConflictChoice<string>
}

/** The initial values of a first scheme. */
const usual: GradeBand[] = [
  { letter: 'A', fromPercent: '70', points: '4', passes: true },
  { letter: 'B', fromPercent: '60', points: '3', passes: true },
  { letter: 'C', fromPercent: '50', points: '2', passes: true },
  { letter: 'D', fromPercent: '40', points: '1', passes: true },
  { letter: 'F', fromPercent: '0', points: '0', passes: false },
]

/** A grade scheme in a form; a new one begins like the newest. */
export function useSchemeForm(
  scheme: GradeScheme | undefined,
  like: GradeScheme | undefined,
  onDone: (saved: GradeScheme) => void,
) {
  const create = useAct('createGradeScheme')
  const update = useAct('updateGradeScheme')
  const readNow = useReadNow()
  /** The scheme as saved by somebody else; undefined if it is archived or cannot be read. */
  const readTheirs = async (schemeId: string) => {
    const schemes = await readNow('listGradeSchemes', {}).catch(() => undefined)
    return schemes?.items.find(({ id }) => id === schemeId)
  }
  const [failure, setFailure] = useState<unknown>()
  const [base, setBase] = useState(scheme)
  const [conflict, setConflict] = useState<Conflict>()
  const form = useForm<SchemeValues>({
    resolver: schemaResolver(scheme ? updateGradeSchemeInput : gradeSchemeInput) as never,
    mode: 'onChange',
    defaultValues: {
      ...(scheme && { schemeId: scheme.id, version: scheme.version }),
      name: scheme?.name ?? '',
      fromTermId: scheme?.fromTerm?.id ?? '',
      bands: (scheme ?? like)?.bands ?? usual,
    },
  })
  const bands = useFieldArray({ control: form.control, name: 'bands' })
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const { name, fromTermId, bands: set } = values
      onDone(
        base
          ? await update.mutateAsync({ schemeId: base.id, version: base.version, name, bands: set })
          : await create.mutateAsync({ name, fromTermId, bands: set }),
      )
    } catch (error) {
      const theirs = base && hasCode(error, 'edit-conflict') ? await readTheirs(base.id) : undefined
      if (base && theirs) setConflict({ theirs, choice: schemeConflict(base, values, theirs).choice })
      else if (!showFieldErrors(error, ['name', 'fromTermId'], form.setError)) setFailure(error)
    }
  })
  const merge = base && conflict && schemeConflict(base, form.getValues(), conflict.theirs)
  return {
    form,
    bands,
    submit,
    failure,
    conflict: merge && { differences: merge.differences, choice: conflict.choice },
    choose: (part: string, side: Side) =>
      setConflict((it) => it && { ...it, choice: { ...it.choice, [part]: side } }),
    /** Continues from the other version with the selected values. */
    resolve: () => {
      if (!merge) return
      const { theirs, choice } = conflict
      setBase(theirs)
      setConflict(undefined)
      form.reset({ ...form.getValues(), version: theirs.version, ...merge.settled(choice) } as SchemeValues)
    },
  }
}

import {
  type GradeBand,
  type GradeScheme,
  gradeSchemeInput,
  updateGradeSchemeInput,
} from '@campanile/contract/grade-scheme.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { useCreateScheme, useUpdateScheme } from './schemes.api.ts'

interface SchemeValues {
  name: string
  fromTermId: string
  bands: GradeBand[]
}

/** What a first scheme begins with. */
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
  const create = useCreateScheme()
  const update = useUpdateScheme()
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<SchemeValues>({
    resolver: zodResolver(scheme ? updateGradeSchemeInput : gradeSchemeInput) as never,
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
        scheme
          ? await update.mutateAsync({ schemeId: scheme.id, version: scheme.version, name, bands: set })
          : await create.mutateAsync({ name, fromTermId, bands: set }),
      )
    } catch (error) {
      if (!showFieldErrors(error, ['name', 'fromTermId'], form.setError)) setFailure(error)
    }
  })
  return { form, bands, submit, failure }
}

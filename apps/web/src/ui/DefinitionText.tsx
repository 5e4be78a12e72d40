import { type FigureName, figureDefinitions } from './figureDefinitions.ts'

export const DefinitionText = ({ name }: { name: FigureName }) => (
  <p className="mt-1">{figureDefinitions[name]}</p>
)

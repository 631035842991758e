/// <reference types="vite/types/importMeta.d.ts" />

declare module '*.sql?raw' {
  const text: string;
  export default text;
}

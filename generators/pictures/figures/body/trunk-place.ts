/** Where the trunk of somebody is, and how. */
export interface Trunk {
  lean: number;
  neck: number;
  hip: number;
  sits: boolean;
  /** Share of an adult's legs. */
  long: number;
  behind: boolean;
}

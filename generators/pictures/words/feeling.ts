/** How somebody in a picture feels. `worry`: they are lost, alone, cold or chased, whatever else the words say. */
export type Feeling = 'joy' | 'sorrow' | 'anger' | 'surprise' | 'worry';

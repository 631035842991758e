-- What is sent to draw a shot's or a role's picture again saves no texts: they may have been rewritten since.
UPDATE tasks SET input = input - 'desc' - 'narration' - 'dialogue_character_1' - 'dialogue_character_2'
  WHERE kind = 'shot-image' AND call LIKE '%script/imagine' AND input IS NOT NULL;
